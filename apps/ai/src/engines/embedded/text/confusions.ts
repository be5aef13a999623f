/** What people type in haste, and what they mean. Only for reading: a quote is never changed. */
export const confusions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abotu: 'about', accomodate: 'accommodate', acheive: 'achieve', acheived: 'achieved', adn: 'and', agian: 'again',
    alot: 'a lot', allways: 'always', alwasy: 'always', amde: 'made', anwser: 'answer', apologise: 'apologize',
    arent: "aren't", becasue: 'because', becuase: 'because', becouse: 'because', beleive: 'believe', beleived: 'believed',
    belive: 'believe', bestfriend: 'best friend', cant: "can't", collegue: 'colleague', coudl: 'could', couldnt: "couldn't",
    couldve: 'could have', cuz: 'because', definately: 'definitely', diddnt: "didn't", didnt: "didn't", differnt: 'different',
    doesnt: "doesn't", dont: "don't", eachother: 'each other', embarased: 'embarrassed', embarassed: 'embarrassed',
    embarrased: 'embarrassed', enviroment: 'environment', everytime: 'every time', excelent: 'excellent', experiance: 'experience',
    familly: 'family', finaly: 'finally', finially: 'finally', freind: 'friend', freinds: 'friends', freindship: 'friendship',
    freedem: 'freedom', frineds: 'friends', gf: 'girlfriend', bf: 'boyfriend', hadnt: "hadn't", happend: 'happened', hasnt: "hasn't",
    havent: "haven't", hte: 'the', ive: "I've", im: "I'm", isnt: "isn't", knwo: 'know', konw: 'know', leanr: 'learn',
    liek: 'like', lonley: 'lonely', mispell: 'misspell', mums: "mother's",
    noone: 'no one', ocasion: 'occasion', occured: 'occurred', parnets: 'parents', peopel: 'people', poeple: 'people',
    realy: 'really', reccomend: 'recommend', recieve: 'receive', recieved: 'received', relized: 'realized', remeber: 'remember',
    respnsible: 'responsible', saftey: 'safety', secruity: 'security', seperate: 'separate', seperated: 'separated',
    shes: "she's", shouldnt: "shouldn't", siad: 'said', sucess: 'success', sucessful: 'successful', suprise: 'surprise',
    suprised: 'surprised', taht: 'that', teh: 'the', thats: "that's", thay: 'they', theyre: "they're", thier: 'their',
    thign: 'thing', thnik: 'think', thru: 'through', togehter: 'together', tommorow: 'tomorrow', truely: 'truly',
    tyr: 'try', untill: 'until', upto: 'up to', wasnt: "wasn't", werent: "weren't", whcih: 'which', wich: 'which', wierd: 'weird',
    wiht: 'with', wouldnt: "wouldn't", woudl: 'would', wroking: 'working', yuo: 'you', youre: "you're",
  }),
);
