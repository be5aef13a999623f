import { expect, test } from 'vitest';
import { tellsOfSilence } from './told-silence.ts';

test.each([
  'And measuring myself against Lies, although we have not spoken for four years now.',
  'The third time I said no more and he hasn’t spoken to me since, 2 yrs.',
  'he was always the one who sorted things. we dont really talk now so maybe thats why',
  'the brother and me havent spoke in 9 years over the home place',
  'my sister and me havent spoke for 4 years so.',
  'We do not speak any more.',
  'He walked out and we’ve not spoken since.',
  'we dont talk, Con and myself. since the will. 14 years',
  'Darko says i was stupid, we dont speak since the house, its another story.',
  'brothers dont talk with me since, one of them a bit.',
  'I told her why I dont speak with Zé, the house of my parents, the money, 11 years already.',
  'with my brother i am silent already six years.',
  'our Keith had sent a card, first in eleven years, we fell out over mams bungalow.',
  'That is eight years ago now. We have not spoken.',
])('"%s" tells of a silence', (answer) => expect(tellsOfSilence(answer)).toBe(true));

test.each([
  'We didn’t speak for 19 years, and then he came to the yard.',
  'I had not spoken for an hour.',
  'I have not talked for three hours straight since school.',
  'We don’t talk about the war.',
  'I don’t speak with an accent after twenty years there.',
  'It was my first win in ten years.',
  'They don’t talk to me like that.',
  'We don’t talk, we fish. It is the best hour of the week.',
  'I don’t talk to customers any more, I have been in the back office for three years now.',
  'He has not spoken at a conference yet.',
  'They have spoken every week for four years.',
  'My grandmother had a stroke and has not spoken since.',
  'I haven’t spoken French for ten years.',
  'I haven’t spoken in public for two years.',
  'We have not spoken about money at all.',
  'In all that time we have not spoken. It was so calm, and I was happy.',
  'About wages we have not talked.',
])('"%s" does not', (answer) => expect(tellsOfSilence(answer)).toBe(false));
