import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MovingNames } from './moving-names.tsx';

const namesAt = (share: number): string[] =>
  [
    ...renderToStaticMarkup(
      <MovingNames earlier={['Honesty', 'quiet strength']} later={['Quiet Strength', 'Joy']} share={share} />,
    ).matchAll(/<bdi[^>]*>([^<]*)/g),
  ].map(([, name = '']) => name);

test('names are spelled as then at the beginning, and as now at the end', () => {
  expect(namesAt(0)).toEqual(['Honesty', 'quiet strength']);
  expect(namesAt(1)).toEqual(['Quiet Strength', 'Joy']);
});
