import { SAVE_MESSAGES } from '@lf/domain/messages/survey';
import { Icon } from '../../../components/ui/icon.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { TOOLS } from '../../../components/ui/tool-drawings.ts';
import { useStorageRefused } from '../../../lib/use-storage-refused.ts';
import { useOpenSurvey, useSurveyPart } from '../session/survey-context.ts';
import type { SaveState } from '../session/survey-state.ts';
import styles from './saved-state.module.css';

const TEXTS: Readonly<Record<SaveState, string>> = {
  saved: SAVE_MESSAGES.saved,
  saving: SAVE_MESSAGES.saving,
  offline: SAVE_MESSAGES.offline,
  refused: SAVE_MESSAGES.refused,
  frozen: SAVE_MESSAGES.final,
};

const ICONS = { saved: 'check', offline: TOOLS.down, refused: 'warning', frozen: 'check' } as const;

const isWorthSaying = (save: SaveState) => save !== 'saved' && save !== 'saving';

/** Where the writing stands. A screen reader announces it only when something is different from usual. */
export function SavedState() {
  const save = useSurveyPart(useOpenSurvey().session, (state) => state.save);
  const inTabOnly = useStorageRefused() && save === 'offline';
  const text = inTabOnly ? SAVE_MESSAGES.offlineInTab : TEXTS[save];
  return (
    <>
      <span className={styles.state} data-save={save}>
        {save === 'saving' ? <Spinner /> : <Icon name={ICONS[save]} />}
        <span>{text}</span>
      </span>
      <VisuallyHidden>
        <output>{isWorthSaying(save) ? text : ''}</output>
      </VisuallyHidden>
    </>
  );
}
