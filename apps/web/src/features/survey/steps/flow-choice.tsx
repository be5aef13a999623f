import { useState } from 'react';
import { FLOW_MESSAGES } from '@lf/domain/messages/survey-opening';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { Flow } from '@lf/domain/survey-steps';

const OTHER: Readonly<Record<Flow, Flow>> = { main: 'classic', classic: 'main' };

interface FlowChoiceProps {
  readonly flow: Flow;
  /** How many answers each flow holds. */
  readonly written: Readonly<Record<Flow, number>>;
  readonly onSwitch: (to: Flow) => void;
}

/** The one place where the assessment is chosen. What was written in the other one stays, and is counted here. */
export function FlowChoice({ flow, written, onSwitch }: FlowChoiceProps) {
  const [asking, setAsking] = useState(false);
  const other = OTHER[flow];
  const texts = FLOW_MESSAGES[other];
  const here = written[flow];

  return (
    <div>
      {written[other] > 0 && <p>{texts.kept(written[other])}</p>}
      <Button variant="quiet" onClick={() => (here > 0 ? setAsking(true) : onSwitch(other))}>
        {texts.offer}
      </Button>
      <Dialog
        open={asking}
        title={texts.title}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {texts.stay}
            </Button>
            <Button onClick={() => onSwitch(other)}>{texts.switch}</Button>
          </>
        }
      >
        <p>{texts.text(here)}</p>
      </Dialog>
    </div>
  );
}
