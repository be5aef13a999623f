import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';

const nlp = winkNLP(model);

export interface Tagged {
  readonly word: string;
  readonly pos: string;
}

export function tag(text: string): Tagged[] {
  const tokens = nlp.readDoc(text).tokens();
  const words = tokens.out();
  // oxlint-disable-next-line typescript/unbound-method -- the library recognises this very function, which uses no `this`
  const tags: string[] = tokens.out(nlp.its.pos);
  return words.map((word, at) => ({ word, pos: tags[at] ?? 'X' }));
}
