import { valueGroups } from '@lf/domain/fingerprint-art';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { SAMPLE_NARRATIVE } from '@lf/domain/sample-fingerprint';
import { useState } from 'react';
import { FingerprintPicture } from '../../features/result/fingerprint-picture.tsx';
import { ownWordsOf, valueWords } from '../../features/result/own-words.ts';
import { ValueDialog } from '../../features/result/value-dialog.tsx';

const { values, valuesExplanation, archetype, evidence } = SAMPLE_NARRATIVE;
const groups = valueGroups(values);
const own = ownWordsOf(evidence);
const words = new Map(values.map((value) => [value, valueWords(valuesExplanation[value], own[value])]));

/** The sample's picture, live: every color opens its value. */
export default function SamplePrint() {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <FingerprintPicture
        values={values}
        archetype={archetype}
        label={RESULT_MESSAGES.pictureAlt(values)}
        drawing={false}
        onOpen={setOpen}
      />
      <ValueDialog groups={groups} place={open} words={words} onOpen={setOpen} />
    </>
  );
}
