import { expect, test } from 'vitest';
import {
  kinWhoDied,
  mentionsDeath,
  tellsOfCloseDeath,
  tellsOfDeath,
  tellsOfDeathInPassing,
  whoDied,
} from './told-death.ts';

test.each([
  'He expired when I was 12, so this memory is very precious to me.',
  'when my dad passed 5 yrs ago. heart attack at work.',
  'My grandmother passed last spring.',
  'She died when I was nine.',
  'Since their father passed in 2019 there was always an empty feeling at the table.',
  'He passed in 2020 with the covid and I think about that gate some.',
  'He is dead now, 2015, I went to the funeral.',
  'We did not speak two years, and then mama got sick and died.',
  'nan died of covid the next year',
  'She passed the next year, covid.',
  'We found the lad at first light. He’d died by then.',
  'And my grandfather, the radio one, died in that year.',
  'I carried the little one out and he was dead.',
  'My own son Declan used to love that story, God rest him.',
  'He’s dead fifteen years now, he was nineteen.',
  'He’s dead a long time now, Colm, but I can still smell the dock leaves.',
  'It’s also there I watched the burial of my Nanay, on Messenger.',
  'b4 it was my brother but he’s late now, 3 years, the floods.',
  'Granddaddy passed the year before so I think she was counting who was there',
])('"%s" tells of a death', (answer) => expect(tellsOfDeath(answer)).toBe(true));

test.each([
  'My visa expired and I had to leave.',
  'He’s late now and then, 3 times a week.',
  'It was the funeral of my dreams of being a dancer.',
  'She passed 3 exams in one week.',
  'My phone died at the airport.',
  'He passed two cars on the hill.',
  'She passed the year with honors.',
  'My son passed in 2021 with the best grade of his year.',
  'My daughter passed the year after, on her second try, and we danced.',
  'My wife passed in 2019 and I passed in 2020, and we hung both papers in the hall.',
  'He passed now and then with his cart.',
  'We passed. The whole crew cheered.',
  'Their team died in the final.',
  'When they asked who, dad went. He came back with a tractor.',
  'We all thought he was dead. Then he sat up and asked for his pipe.',
  'They told me she was dead, but it was another woman.',
  'I lost my son for ten minutes on a beach in Spain.',
  'My daughter was lost in the woods for a night, and they found her.',
  'My dad died laughing when the cake slid off the plate.',
  'My sister died of embarrassment.',
  'I lost my wife to my best friend.',
  'I lost my husband to drink, and he is sober now.',
  'He was dead tired, and she was dead set against it.',
])('"%s" does not', (answer) => expect(tellsOfDeath(answer)).toBe(false));

test('who was buried, or is dead now', () => {
  for (const close of [
    'I had to bury my son in March.',
    'We had buried my mother the day before.',
    'i buried my wife in may',
    'We buried our little boy in March.',
    'My mother passed in Covid.',
    'My dad passed during lockdown.',
    'My dad’s dead now.',
  ])
    expect([close, tellsOfCloseDeath(close)]).toEqual([close, true]);
  for (const other of [
    'One summer we buried my brother in the sand up to his neck.',
    'In the wake of my divorce I moved to Leeds.',
    'The funeral of our hamster is the first thing I remember.',
    'She is late now, two weeks, and we hardly dare to breathe.',
    'I buried my father’s watch in the garden.',
    'We buried our baby teeth under the pear tree.',
    'I buried my partner in paperwork.',
    'I waited an hour for my late brother, as usual.',
    'My daughter passed in lockdown with distinction.',
    'My brother found a hedgehog in the shed. He’s dead now, the hedgehog.',
    'My father left when I was six. He is dead now to me.',
  ])
    expect([other, tellsOfCloseDeath(other)]).toEqual([other, false]);
});

test('a parent is close, a neighbor is not', () => {
  expect(tellsOfCloseDeath('My brother Colm pushed me down the lane. He’s dead a long time now.')).toBe(true);
  expect(tellsOfCloseDeath('My brother pushed me down the lane. He’s dead tired now.')).toBe(false);
  expect(tellsOfCloseDeath('my dad passed 5 years ago.')).toBe(true);
  expect(tellsOfCloseDeath('My older brother died before I could say sorry.')).toBe(true);
  expect(tellsOfCloseDeath('My mother had died by the time I called back.')).toBe(true);
  expect(tellsOfCloseDeath('My brother killed himself.')).toBe(true);
  expect(tellsOfCloseDeath('I lost my dad when I was ten.')).toBe(true);
  expect(tellsOfCloseDeath('We lost our mother to cancer in 2010.')).toBe(true);
  expect(tellsOfCloseDeath('mam died in 2021 and i was on shift.')).toBe(true);
  expect(tellsOfCloseDeath('and then mama got sick and died')).toBe(true);
  expect(tellsOfCloseDeath('Beppe, my husband, ran behind it. He died six years ago.')).toBe(true);
  expect(tellsOfCloseDeath('My husband ran behind me. He died six years ago.')).toBe(true);
  expect(tellsOfCloseDeath('Found out that his mom died that week.')).toBe(false);
  expect(tellsOfCloseDeath('Our neighbor passed away.')).toBe(false);
});

test.each([
  ['My coach Mr. Oyelaran drove me everywhere. He died the winter before.', 'him'],
  ['My grandmother passed last spring.', 'her'],
  ['My father died when I was ten, and my mother raised us, she and her sister.', 'him'],
  ['Tobias died in May. We kept calling the register with the name.', 'them'],
  ['I miscarried twice.', undefined],
  ['My friend took his own life.', undefined],
  ['My phone died.', undefined],
])('"%s" tells of %s', (answer, who) => expect(whoDied(answer)).toBe(who));

test('somebody close is called by the word that the person has for them', () => {
  expect(kinWhoDied('My father died in 2009, and then my brother and I fell out.')).toBe('your father');
  expect(kinWhoDied('and then Mama got sick and died')).toBe('your mama');
  expect(kinWhoDied('My coach died, and my brother wept.')).toBeUndefined();
});

test('a death that tells when something else happened is told in passing', () => {
  expect(tellsOfDeathInPassing('My aunt Rudo. She took me when my mother passed away.')).toBe(true);
  expect(tellsOfDeathInPassing('When my mother died I was nine.')).toBe(false);
  expect(tellsOfDeathInPassing('My mother died when I was nine.')).toBe(false);
});

test('somebody late, or dead since then, is mentioned', () => {
  expect(mentionsDeath('My late wife Margaret used to call out from the bed.')).toBe(true);
  expect(mentionsDeath('She is dead since 2011.')).toBe(true);
  expect(mentionsDeath('In my late twenties I built a boat, and my late shift began at ten.')).toBe(false);
  expect(mentionsDeath('She’s dead serious about rules.')).toBe(false);
});

test.each([
  'My boss knew my wife. He died six years ago.',
  'I showed my brother the photo. He died laughing.',
  'Dad was lost for words when I gave him the watch.',
  'I shouted to my sister for the ball. She passed, and I scored.',
  'My best friend’s dad died when we were ten.',
  'I fed the lamb because its mum died.',
  'The girl whose mom died sat beside me.',
  'His own dad died young.',
  'I lost my mother in the market when I was four.',
  'I lost my dad’s watch.',
])('"%s" tells of nobody close', (answer) => {
  expect(tellsOfCloseDeath(answer)).toBe(false);
  expect(kinWhoDied(answer)).toBeUndefined();
});

test('of two who died none is named', () => {
  expect(kinWhoDied('My mom and dad died in the same year.')).toBeUndefined();
});
