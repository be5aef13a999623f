import { useEffect, useRef } from 'react';
import { startMapping } from '@lf/domain/classic/mapping-pages';
import { mappingPage } from '@lf/domain/classic/readiness';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { Mapping } from '../mapping.tsx';
import { useStep } from '../../survey/layout/use-step.ts';
import { ClassicLayout } from './classic-layout.tsx';
import { useClassic } from './use-classic.ts';

/** Both mapping questions: the step's address says which half of the values is asked for. */
export default function MappingScreen() {
  const { step } = useStep();
  const { answers, change } = useClassic();
  const settle = useRef(() => change(startMapping));
  useEffect(() => settle.current(), []);
  return (
    <ClassicLayout title={CLASSIC_MESSAGES.mapping.title}>
      <Mapping answers={answers} change={change} page={mappingPage(step.slug, answers)} />
    </ClassicLayout>
  );
}
