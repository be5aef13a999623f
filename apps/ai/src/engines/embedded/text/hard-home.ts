const HARD_HOME =
  /\b(?:(?:the|his|her|a) (?:belt|strap|cane)|(?:beat|beats|beaten|beating|hit|hits|hitting|slapped|slapping|thrashed) (?:me|us|my (?:mother|mum|mom|brother|sister))|(?:father|dad|mother|mum|mom) (?:hit|beat|slapped) (?:him|her)|(?:father|dad|mother|mum|mom|he|she) (?:drank|put (?:his|her) fist (?:through|thru)|was (?:a drinker|an alcoholic|drunk|drinking)))\b/iu;

/** Somebody was beaten, drank or raged at home: a question about praise and punishment there, or what they keep of it, would seem not to have listened. */
export function tellsOfHardHome(answer: string): boolean {
  return HARD_HOME.test(answer);
}

const HARM =
  /\b(?:beat|beats|hit|abused|raped|molested|whipped|punched) (?:me|us)\b|\bdid things to (?:me|us)\b|\bdid(?: not|n['’]?t) go to (?:the|his|her|their) funeral\b/iu;

/** Whether somebody close hurt the person: their death may be no loss. */
export const tellsOfHarm = (answer: string): boolean => HARM.test(answer);
