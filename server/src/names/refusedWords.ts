const words = (list: string): readonly string[] => list.split(' ');

/** Refused wherever they stand in a word. */
export const refusedAnywhere = words(
  'arsehole asshole bitch blowjob bollocks bukkake buttplug chinaman cocksuck cumshot cunt dickhead dildo ejaculat faggot fellatio fuck gangbang goatse handjob hitler jackoff jerkoff masturbat molester motherf nigga nigger nutsack paedophil pedophil penis phuck pornhub porno raghead shit siegheil slut towelhead tranny vagina wanker wetback whitepower whore zipperhead kkk gasthejews heilhitler killyourself killjews adolfh',
);

/** Refused as a whole word, since innocent names contain them. */
export const refusedAlone = words(
  'anal anus arse ass beaner boner boob boobs chink clit cock cocks coon coons cum cumming dick dicks dyke fag fags fagot gook gooks homo jap jizz kike kikes kys nazi nazis negro nig paki pakis pedo porn prick pussy queef rape raped rapist rapists retard retarded retards rimjob sex shemale spic spics tit tits titties twat wank wog',
);

/** Only the site itself may be called so. */
export const staffAnywhere = words('admin administrator moderator webmaster sysop');
export const staffAlone = words('mod mods official staff support');

/** Innocent words that contain a refused one; these are looked at no further. */
export const harmless = words(
  'badminton kinoshita matsushita mishit peniston penistone pushit scunthorpe shiitake shitake shittah slutsk slutsky yamashita',
);
