import { COUNTRIES } from '@lf/domain/countries';
import { AGES, GENDERS } from '@lf/domain/profile-options';
import { PROFILE_MESSAGES } from '@lf/domain/messages/survey-opening';
import { Select } from '../../../components/ui/select.tsx';
import { sendAboutYou } from '../api/save-profile.ts';
import { aboutYouOf, withAboutYou, type AboutYou } from '../profile/profile-answers.ts';
import { StateSelect } from '../profile/state-select.tsx';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useSaveOnNext } from '../profile/use-save-on-next.ts';
import { useSurvey } from '../session/survey-context.ts';
import styles from '../profile/profile-form.module.css';

const UNCHOSEN = 'Please choose';

export default function AboutYouStep() {
  const { key, form, change } = useSurvey();
  const answers = aboutYouOf(form);
  const choose = (choice: Partial<AboutYou>) => change((now) => withAboutYou(now, choice));
  const next = useSaveOnNext(answers, (now) => sendAboutYou(key.licenseCode, now));

  return (
    <SurveyLayout
      title="About You"
      lead={
        <p>
          A little background. It is kept with your answers and never used to judge you. Leave out whatever you like.
        </p>
      }
      next={next}
    >
      <div className={styles.fields}>
        <Select
          label={PROFILE_MESSAGES.gender}
          placeholder={UNCHOSEN}
          options={GENDERS}
          value={answers.gender}
          onChange={(event) => choose({ gender: event.target.value })}
        />
        <Select
          label={PROFILE_MESSAGES.age}
          placeholder={UNCHOSEN}
          options={AGES}
          value={answers.age}
          onChange={(event) => choose({ age: event.target.value })}
        />
        <Select
          label={PROFILE_MESSAGES.country}
          placeholder={UNCHOSEN}
          options={COUNTRIES}
          value={answers.country}
          autoComplete="country-name"
          onChange={(event) => choose({ country: event.target.value })}
        />
        <StateSelect country={answers.country} state={answers.state} onChange={(state) => choose({ state })} />
      </div>
    </SurveyLayout>
  );
}
