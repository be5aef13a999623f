import { beforeAll, expect, test } from 'vitest';
import { CRISIS_STRONG_MIN } from '../policy.ts';
import { type Reader, startReader } from '../reader/reader.ts';
import { isByLowScore, isCrisis } from './crisis.ts';
import { unmasked } from './unmask.ts';

let reader: Reader;
beforeAll(async () => {
  reader = await startReader();
});

test.each([
  'i am going to end my self tonight',
  'I bought a rope last week and wrote letters to my kids',
  'I have picked the day.',
  'everyone would be better off',
  'I gave my guitar and the dog away yesterday, they will need a home after me',
  'I have been saving my pills',
  'standing on the platform I think about stepping off',
  'I have started cutting again',
  'I have been giving my things away.',
  'My husband says that he will kill me if I leave.',
  'he held a knife to my throat last night',
  'k.i.l.l m y s e l f',
  's u i c i d e is all i think about',
  'i wanna kms',
  'Work is fine, we shipped the release and the team was happy. Most nights I hope that I will not wake up. Anyway, my boss is great.',
  'Ich will nicht mehr leben',
  'me quiero morir',
  'je vais en finir ce soir',
  'Non voglio più vivere, ho già scritto le lettere.',
  'Я больше не хочу жить.',
  '死にたいです',
])('is a cry for help: %s', async (answer) => {
  expect(await isCrisis(answer, reader)).toBe(true);
});

const SAID_BESIDE = 'We moved the shop over the weekend, and everybody carried what they could. ';

test('is found in the middle of the longest answer', async () => {
  const answer = `${SAID_BESIDE.repeat(75)} Some nights I just want to kill myself. ${SAID_BESIDE.repeat(50)}`;
  expect(await isCrisis(answer, reader)).toBe(true);
}, 60_000);

test.each([
  '',
  'my aunt took her own life when I was nine',
  'the commute was killing me',
  'I jumped off the cliff into the lake',
  'I bought a rope for the swing and wrote a note for the milkman.',
  'My boss will kill me if I miss the deadline.',
  'My boss will kill me if I tell him the number.',
  'My mum would kill me if I told anyone, but she sang in a band.',
  'My brother beats me at chess, and my wife takes my side.',
  'My mum will kill me if I tell anybody her gravy recipe, but I learned it at six.',
  'My mother was dying and I held her hand.',
  'He used to beat us with a belt.',
  'I was fired and it felt like the end of the world, but I found a better job.',
  'I shot the deer with my dad.',
  'Ich war todmüde, aber glücklich.',
  'On a failli mourir de rire.',
])('is no cry for help: %s', async (answer) => {
  expect(await isCrisis(answer, reader)).toBe(false);
});

test.each([
  'My dad will kill me if I tell anyone.',
  'My dad said he’d kill me if I told anyone.',
  'my dad says he’ll kill us if i tell anyone',
  'mum says dad will kill me if i tell anyone about it',
  'My mum would kill me if I told anyone, so I wear long sleeves to school.',
  'My dad will kill me if I ever tell anyone.',
  'My mother hits me when the house is quiet.',
  'My partner checks my phone and gets angry, so I do not go out.',
])('harm at home told in passing brings at least the line that names help: %s', async (answer) => {
  expect(await isCrisis(answer, reader)).toBe(true);
  expect(isByLowScore(answer, await reader.read(answer), CRISIS_STRONG_MIN)).toBe(true);
});

test.each([
  'I told my father that the clock had stopped by itself. He opened it and saw. He did not beat me. He wound it again.',
  'When I leave, she is four months old. I come home after eleven months, she is walking, and she does not know me.',
])('an everyday short form is not taken for a hidden word: %s', (answer) => {
  expect(unmasked(answer)).toBe(answer);
});

const BEFORE =
  'I started at the counter when I was nineteen. My uncle had the shop then, and he showed me how to close the books on a Friday. We sold paint and nails, and in summer charcoal. People came for the talk as much as for the nails. When he retired he gave me the keys in front of everybody and said that I knew where things were.';
const AFTER =
  'We have three people now, and the youngest has begun to do the orders. On Saturdays my sister brings lunch and we eat behind the counter. The road outside is being dug up again, so it is quiet this month. I like the smell of the place in the morning, before the door is open.';
test.each([
  'Some days I really just want to kill myself, and nobody knows it.',
  'I have had thoughts of suicide, and they continue to come.',
  'My husband says he will kill me tonight if I leave the house.',
])('is found within a long story: %s', async (said) => {
  expect(await isCrisis(`${BEFORE} ${said} ${AFTER}`, reader)).toBe(true);
  expect(await isCrisis(`${BEFORE} ${AFTER}`, reader)).toBe(false);
});

test('the longest answer is judged within bounds', async () => {
  for (const text of ['d.'.repeat(5_000), 'ich will '.repeat(1_100), 'k i l l '.repeat(1_200)]) {
    expect(typeof (await isCrisis(text, reader))).toBe('boolean');
  }
}, 60_000);
