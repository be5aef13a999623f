import { NAME_CHARACTERS_MAX } from '@lf/contract/limits';
import { EDUCATIONS, INCOMES, INDUSTRIES, INDUSTRY_OTHER } from '@lf/domain/profile-options';
import { PROFILE_MESSAGES } from '@lf/domain/messages/survey-opening';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { sendProfessionalLife } from '../api/save-profile.ts';
import { professionalLifeOf, withProfessionalLife, type ProfessionalLife } from '../profile/profile-answers.ts';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useSaveOnNext } from '../profile/use-save-on-next.ts';
import { useSurvey } from '../session/survey-context.ts';
import styles from '../profile/profile-form.module.css';

const UNCHOSEN = 'Please choose';

export default function YourProfessionalLife() {
  const { key, form, change } = useSurvey();
  const answers = professionalLifeOf(form);
  const choose = (choice: Partial<ProfessionalLife>) => change((now) => withProfessionalLife(now, choice));
  const next = useSaveOnNext(answers, (now) => sendProfessionalLife(key.licenseCode, now));

  return (
    <SurveyLayout
      title="Your Professional Life"
      lead={<p>Where your leadership shows today. Again, leave out whatever you like.</p>}
      next={next}
    >
      <div className={styles.fields}>
        <Select
          label={PROFILE_MESSAGES.industry}
          placeholder={UNCHOSEN}
          options={INDUSTRIES}
          value={answers.industry}
          onChange={(event) => choose({ industry: event.target.value })}
        />
        {answers.industry === INDUSTRY_OTHER && (
          <Field
            label="Your industry, in your own words"
            value={answers.industryOther ?? ''}
            maxLength={NAME_CHARACTERS_MAX}
            dir="auto"
            onChange={(event) => choose({ industryOther: event.target.value })}
          />
        )}
        <Field
          label={PROFILE_MESSAGES.role}
          value={answers.role}
          maxLength={NAME_CHARACTERS_MAX}
          dir="auto"
          autoComplete="organization-title"
          onChange={(event) => choose({ role: event.target.value })}
        />
        <Select
          label={PROFILE_MESSAGES.education}
          placeholder={UNCHOSEN}
          options={EDUCATIONS}
          value={answers.education}
          onChange={(event) => choose({ education: event.target.value })}
        />
        <Select
          label={PROFILE_MESSAGES.income}
          placeholder={UNCHOSEN}
          options={INCOMES}
          value={answers.income}
          onChange={(event) => choose({ income: event.target.value })}
        />
      </div>
    </SurveyLayout>
  );
}
