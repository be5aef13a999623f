import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { paths } from '../../paths.ts';
import { Section } from './section.tsx';
import { TOOLS } from '../../../components/ui/tool-drawings.ts';
import styles from '../developer-page.module.css';

const VERSIONS = [
  { value: 'colored', label: 'Colored', description: 'For the screen and a good printer' },
  { value: 'printable', label: 'Printable', description: 'Black on white' },
] as const;

export function Controls() {
  const [version, setVersion] = useState<'colored' | 'printable'>('colored');
  return (
    <>
      <Section title="Buttons">
        <div className={styles.row}>
          <Button arrow="forward">Next</Button>
          <Button variant="secondary" arrow="back">
            Back
          </Button>
          <Button variant="quiet">Restore initial values</Button>
          <Button variant="danger">Start New</Button>
        </div>
        <div className={styles.row}>
          <Button loading loadingLabel="Loading...">
            Submit Answer
          </Button>
          <Button disabled>Not yet</Button>
          <LinkButton to={paths.allRoutes} variant="secondary" arrow="forward">
            A link that weighs as much
          </LinkButton>
          <IconButton icon={TOOLS.edit} label="Edit value" />
          <IconButton icon="info" label="Show explanation" aria-expanded={false} />
          <IconButton icon={TOOLS.delete} label="Delete value" />
          <IconButton icon={TOOLS.up} label="Move up" />
          <IconButton icon={TOOLS.down} label="Move down" disabled />
          <CopyButton text="KEY-1234" label="Copy key" />
        </div>
      </Section>
      <Section title="Fields">
        <div className={styles.columns}>
          <Field label="Role" name="role" hint="As you would say it at dinner" />
          <Field label="Email" name="email" defaultValue="ada@" error="Not a valid email address" />
          <PasswordField label="Password" name="password" autoComplete="off" />
          <Select
            label="Gender"
            name="gender"
            placeholder="Choose"
            options={['Male', 'Female', 'I prefer not to say']}
          />
          <Select label="State" name="state" disabled placeholder="No states available." options={[]} />
          <Field label="Fixed" name="fixed" defaultValue="Cannot be changed now" disabled />
        </div>
        <TextArea
          label="What is your earliest memory?"
          name="answer"
          hint="A few sentences are enough. It grows as you write."
        />
      </Section>
      <Section title="Choices">
        <div className={styles.columns}>
          <div className={styles.section}>
            <Checkbox label="Honesty" description="Heard in: “I could not lie to her, even then.”" defaultChecked />
            <Checkbox label="Freedom" error="Please choose at least one" />
            <Checkbox label="Courage" disabled />
          </div>
          <RadioGroup legend="Which version?" name="version" options={VERSIONS} value={version} onChange={setVersion} />
        </div>
      </Section>
    </>
  );
}
