import { describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { liftStyles } from './lift-styles.ts';

describe('style attributes as a stylesheet', () => {
  it('says the same once, for every element that said it', () => {
    const { html, css } = liftStyles('<p style="color:red">a</p><p style="color:red">b</p><p style="top:1%">c</p>');
    expect(html).toBe('<p data-lifted="0">a</p><p data-lifted="0">b</p><p data-lifted="1">c</p>');
    expect(css).toBe('[data-lifted="0"]{color:red}[data-lifted="1"]{top:1%}');
  });

  it('leaves alone what a person wrote', () => {
    const rendered = renderToString(createElement('p', { title: 'a style="b"' }, 'they wrote style="color:red"'));
    expect(liftStyles(rendered)).toEqual({ html: rendered, css: '' });
  });

  it('lets no way out of the stylesheet pass', () => {
    const { html, css } = liftStyles('<p style="color:red}p{color:blue">a</p><p style="--x:&lt;/style&gt;">b</p>');
    expect(html).toBe('<p>a</p><p>b</p>');
    expect(css).toBe('');
  });
});
