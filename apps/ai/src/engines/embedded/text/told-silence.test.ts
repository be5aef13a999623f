import { expect, test } from 'vitest';
import { tellsOfSilence } from './told-silence.ts';

test.each([
  'And measuring myself against Lies, although we have not spoken for four years now.',
  'The third time I said no more and he hasn’t spoken to me since, 2 yrs.',
  'he was always the one who sorted things. we dont really talk now so maybe thats why',
  'the brother and me havent spoke in 9 years over the home place',
  'my sister and me havent spoke for 4 years so.',
  'We do not speak any more.',
  'That is eight years ago now. We have not spoken.',
])('"%s" tells of a silence', (answer) => expect(tellsOfSilence(answer)).toBe(true));

test.each([
  'We didn’t speak for 19 years, and then he came to the yard.',
  'I had not spoken for an hour.',
  'I have not talked for three hours straight since school.',
  'We don’t talk about the war.',
  'He has not spoken at a conference yet.',
  'They have spoken every week for four years.',
  'My grandmother had a stroke and has not spoken since.',
  'I haven’t spoken French for ten years.',
  'I haven’t spoken in public for two years.',
  'We have not spoken about money at all.',
  'In all that time we have not spoken. It was so calm, and I was happy.',
  'About wages we have not talked.',
])('"%s" does not', (answer) => expect(tellsOfSilence(answer)).toBe(false));
