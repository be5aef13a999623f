import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NamedWords } from './named-words.tsx';

test('what somebody wrote stands for itself, however often and wherever it comes', () => {
  const words = (name: string) => `${name} asks: is ${name} here?`;
  expect(renderToStaticMarkup(<NamedWords words={words} name="נועה" />)).toBe(
    '<bdi>נועה</bdi> asks: is <bdi>נועה</bdi> here?',
  );
});

test('two names, also of the same letters', () => {
  const words = (own: string, other: string) => `${own} and ${other}`;
  expect(renderToStaticMarkup(<NamedWords words={words} name="Ada" second="Ada" />)).toBe(
    '<bdi>Ada</bdi> and <bdi>Ada</bdi>',
  );
});
