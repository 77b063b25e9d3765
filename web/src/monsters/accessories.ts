import type { Promises } from './creatures.ts';

/** What a monster wears or holds for a word in the title; singular, since plurals and `'s` are taken off first. */
export const accessories: Promises = [
  ['king queen royal royalty prince princess throne reign', { holds: 'scepter', back: ['cape'] }],
  ['hero cape', { wears: 'mask', back: ['cape'] }],
  ['pirate ahoy thar', { hat: 'pirate', holds: 'coin' }],
  [
    'chef cook food meal kitchen recipe lunch dinner breakfast restaurant bake baker enchilada burrito taco curry gravy noodle chili stove menu taste delicious feed stir eat cereal rice salt dish plate spoon potato spinach bread toast soup pan',
    { hat: 'chef' },
  ],
  ['party celebrate cheer birthday laugh', { hat: 'party', mouth: 'laugh' }],
  [
    'fool foolery clown prank jester joke kidding funny comic april humerus',
    { hat: 'jester', mouth: 'laugh' },
  ],
  ['santa christmas sleigh ho', { hat: 'santa' }],
  [
    'sleep sleeping dream bed nap snooze pillow rest tired night tonight bunk yawn couch wake awakening',
    { hat: 'nightcap', eyes: 'sleepy' },
  ],
  [
    'snow snowman ice icy cold chill frost winter skiing ski freeze frozen skater mountain',
    { hat: 'beanie' },
  ],
  [
    'school class lesson exam quiz professor grade student college calculus remedial homeroom learn learning teach teacher test subject',
    { hat: 'graduate' },
  ],
  ['cowboy saddle western ranch rodeo desert texas country', { hat: 'cowboy' }],
  ['magic magical trick magician', { hat: 'magician', holds: 'wand' }],
  [
    'space moon rocket planet universe orbit oddity houston galaxy frontier mars astronaut',
    { hat: 'bubble' },
  ],
  ['halloween potion spell', { hat: 'witch' }],
  ['sun sunny sunrise sunshine summer beach bright shine hawaii tan dawn cool', { eyes: 'shades' }],
  ['eye eyed see seen sight view look spectacle vision peep focus', { eyes: 'glasses' }],
  ['ear hear heard listen earful', { horns: 'bunny' }],
  ['tooth teeth bite chew dentist smile grin', { mouth: 'grin' }],
  ['tickle giggle happy happily joy bliss', { mouth: 'laugh', eyes: 'happy' }],
  ['tongue lick', { mouth: 'tongue' }],
  ['stripe plaid', { pattern: 'stripes' }],
  ['dot spot polka', { pattern: 'spots' }],
  ['crossword puzzle scrabble domino black white', { pattern: 'crossword' }],
  [
    'tree leaf root branch bush maple grow growing grown green wood woods forest nature oak acorn nutshell grass seed beanstalk',
    { horns: 'sprout' },
  ],
  ['mustache beard', { wears: 'mustache' }],
  ['masked mask bandit thief disguise', { wears: 'mask' }],
  [
    'suit fashion dress dressed dresser style fancy clothes outfit formal proper grand tie ribbon bow',
    { wears: 'bow' },
  ],
  [
    'coffee tea teapot brew brewing steep mug beer juice juicy milk soda drink bubbly champagne perk',
    { holds: 'mug' },
  ],
  ['book bookish read reader page story tale novel library judged fact fiction', { holds: 'book' }],
  ['write writing edit pencil pen note noteworthy typo', { holds: 'pencil' }],
  [
    'money bank banker cent cash coin penny rich pay paid tax taxing gold golden cost price bargain fund saving savings investment dollar bill billing buck sale inflation worth treasure value pound chest token',
    { holds: 'coin' },
  ],
  [
    'heart heartstring love lover romance valentine kiss adore hugger hug crush wedding vow bachelor mom father',
    { holds: 'heart' },
  ],
  ['flower garden rose bloom plant planted lawn petal ivy spring bud', { holds: 'flower' }],
  [
    'rain rainy rained storm weather cloud umbrella forecast wet shower thunder fog wind hail',
    { holds: 'umbrella' },
  ],
  [
    'ball sport team tennis pitch pitching court base player game golf putt hoop score goal bowl bowling soccer coach boxing baseball strike',
    { holds: 'ball' },
  ],
  [
    'music rock rocky band song sing singer jazz drum piano cymbal tune opera album string beat sound radio blues encore beatle concert guitar vocal roll loud volume rhyme',
    { holds: 'guitar' },
  ],
  [
    'idea bulb light lighting brain mind think thought clever inventor wise smart power charge current electric',
    { holds: 'bulb' },
  ],
  [
    'time timer clock hour watch minute day late early tomorrow yesterday wait alarm second sec month week year age moment',
    { holds: 'clock' },
  ],
  ['cake pie sweet candy cookie sugar chocolate treat dessert donut jam', { holds: 'donut' }],
  ['fruit apple orange banana watermelon cherry lemon vitamin healthy', { holds: 'apple' }],
  ['cheese cheddar', { holds: 'cheese' }],
  [
    'key lock door house home room open opener opening landlord household closet hotel motel',
    { holds: 'key' },
  ],
  ['gift present surprise unboxed box wrap offering package', { holds: 'gift' }],
  [
    'win winner champion trophy award best victory success medal prize bronze master achiever',
    { holds: 'trophy' },
  ],
  ['star sky heaven wonder wonderful wish', { holds: 'star' }],
  ['call called calling phone dial text', { holds: 'phone' }],
  ['letter mail post stamp send', { holds: 'letter' }],
  [
    'travel trip journey inland vacation detour passage pack paris tuscan denmark nevada alabama oklahoma state capital map america world town city visit visitor street road office business company employee manage manager',
    { holds: 'case' },
  ],
  [
    'car drive driver wheel traffic parking parked bus auto tire chevy race pickup streetcar engine curbside truck',
    { holds: 'wheel' },
  ],
  ['plane flier flight winging wing air frequent', { back: ['wings'] }],
  [
    'cut cutting scissors hair hairdo trim tailor needle sew sewn knot shave curl curler snip',
    { holds: 'scissors' },
  ],
  [
    'secret mystery clue detective hidden spy undercover search find finder case detector question why truth',
    { holds: 'magnifier' },
  ],
  ['shoe foot feet heel step walk run runner kick sole', { holds: 'shoe' }],
  ['paint art artist brush manet draw color hue dye red blue pink', { holds: 'brush' }],
  [
    'bath soap scrub scrubbing wash laundry lather rinse clean bubble bubbling towel water pond fountain tub drop',
    { holds: 'duck' },
  ],
  ['card dice gamble gambler ante chance bet luck lucky ace roller jack', { holds: 'card' }],
  [
    'talk speak speaking speaker say said word tell chat chitchat voice language lingo accent twang hush shout statement name hello',
    { holds: 'speech' },
  ],
  ['fire hot heat burn spark flame fireworks fever kindle candle steam warm', { holds: 'flame' }],
  ['work worker job tool hammer fix build nail nailed labor plumb drill', { holds: 'hammer' }],
  [
    'movie film show scene actor act acting drama picture video screen stage studio marquee tv credit tube',
    { holds: 'clapper' },
  ],
  ['fish reef catch hook ocean sea tide', { holds: 'fish', horns: 'fin' }],
  ['ship boat yacht navy sail sailor crew shore wave lake', { holds: 'anchor' }],
  ['flag american president government march marching vote poll policy army soldier', { holds: 'flag' }],
  ['pumpkin', { holds: 'pumpkin' }],
  ['one first once single', { holds: 'tile', sign: '1' }],
  ['two twice double', { holds: 'tile', sign: '2' }],
  ['three', { holds: 'tile', sign: '3' }],
  ['four fourth', { holds: 'tile', sign: '4' }],
  ['five', { holds: 'tile', sign: '5' }],
  ['eight', { holds: 'tile', sign: '8' }],
  ['nine', { holds: 'tile', sign: '9' }],
  ['ten', { holds: 'tile', sign: '10' }],
  ['half', { holds: 'tile', sign: '½' }],
  ['sum plus math add number', { holds: 'tile', sign: '+' }],
];

/** What a day brings where the title promises nothing. */
export const holidays: Promises = [
  ['10-31', { hat: 'witch', holds: 'pumpkin' }],
  ['12-24 12-25', { hat: 'santa', holds: 'gift' }],
  ['12-31 01-01', { hat: 'party' }],
  ['02-14', { holds: 'heart' }],
  ['07-04', { holds: 'flag' }],
  ['04-01', { hat: 'jester' }],
  ['02-29', { holds: 'tile', sign: '29' }],
];
