/** A small puzzle that can be uploaded as it is: the template to download, and the example on the page. */
export const csvTemplate = {
  name: 'My_First_Puzzle__Your_Name__1__2030-01-01.csv',
  text: `crossword,1
introduction,The circles spell something sticky.
grid,#,C,A,T
grid,W,A,G,E
grid,E,V,E,N
grid,B,E,D,#
marks,.,.,.,.
marks,o,.,.,.
marks,o,.,.,.
marks,o,.,.,.
across,1,"It says ""meow""",CAT
across,4,"Pay, by the hour",WAGE
across,5,Like two and four,EVEN
across,6,Place to sleep,BED
down,1,Home for bats,CAVE
down,2,"Ripe, as cheese",AGED
down,3,Two hands of fingers,TEN
down,4,Home of a spider,WEB
`,
};
