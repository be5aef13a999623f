import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { isSaidPlainly } from './second-look.ts';

describe('the second look', () => {
  it.each([
    ['Love', 'My boyfriend told me which bus to take.'],
    ['Love', 'My grandfather died when I was at school.'],
    ['Friendship', 'A friend rang me when I was out shopping.'],
    ['Friendship', 'I left the umbrella at a friend’s house.'],
    ['Honesty', 'Somebody stole my bicycle from the yard.'],
    ['Nature', 'My dog was happy to see me again.'],
    ['Learning', 'I was late for school and the teacher asked me why.'],
    ['Accomplishment', 'I was proud when my daughter passed her examination.'],
    ['Accomplishment', 'The examination was to be held in the large hall.'],
    ['Courage', 'I was afraid of all the people in the hall.'],
    ['Forgiveness', 'She apologised to me for what she had said.'],
    ['Security', 'We were sitting in the car and a bus went by.'],
    ['Health', 'My aunt died of a disease of the lungs.'],
  ])('does not hear %s in the mere subject: %s', (value, sentence) => {
    expect(isSaidPlainly(value, sentence)).toBe(false);
  });

  it.each([
    ['Love', 'My boyfriend brought me breakfast and I was so happy.'],
    ['Love', 'When he left me it broke my heart.'],
    ['Love', 'I love my grandmother more than anyone.'],
    ['Friendship', 'I met a friend I hadn’t seen since we were children.'],
    ['Friendship', 'My best friend stayed with me all night.'],
    ['Honesty', 'I lied to my mother about the money.'],
    ['Nature', 'I walked through the woods with my dog.'],
    ['Learning', 'I learned to read music at forty.'],
    ['Accomplishment', 'My parents were proud when I passed the examination.'],
    ['Courage', 'I was afraid, but I told him all the same.'],
    ['Forgiveness', 'I accepted his apology and let it go.'],
    ['Security', 'A man followed me home and I was scared.'],
    ['Health', 'The tests showed that my father was well again.'],
  ])('lets %s through where the sentence says it: %s', (value, sentence) => {
    expect(isSaidPlainly(value, sentence)).toBe(true);
  });

  it('agrees with most of what the catalogue itself calls a memory of the value', () => {
    const own = catalogue.flatMap(({ name, lived, violated }) =>
      [...lived, ...violated].map((sentence) => isSaidPlainly(name, sentence)),
    );
    expect(own.filter(Boolean).length / own.length).toBeGreaterThan(0.9);
  });
});
