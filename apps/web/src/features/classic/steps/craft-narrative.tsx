import { useNavigate } from '../../../lib/router/use-navigate.ts';
import { CLASSIC_NARRATIVE_MESSAGES } from '@lf/domain/messages/classic-narrative';
import { stepPath } from '@lf/domain/survey-steps';
import { CraftNarrative } from '../craft-narrative.tsx';
import { ClassicLayout } from './classic-layout.tsx';
import { MADE_FINAL } from './made-final.ts';
import { useClassic } from './use-classic.ts';

export default function CraftNarrativeScreen() {
  const navigate = useNavigate();
  return (
    <ClassicLayout
      title={CLASSIC_NARRATIVE_MESSAGES.title}
      next={{
        label: CLASSIC_NARRATIVE_MESSAGES.next,
        onClick: () => navigate(stepPath('building-fingerprint'), { state: MADE_FINAL }),
      }}
    >
      <CraftNarrative {...useClassic()} />
    </ClassicLayout>
  );
}
