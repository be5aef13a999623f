import { CHOICE_SLUGS, STORY_SLUGS, type ClassicAnswers } from '@lf/domain/classic/answers';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { CHOICE_PROMPTS, STORY_PROMPTS } from '@lf/domain/messages/classic-prompts';
import { Story } from '../story.tsx';
import { isSubmittable } from '../../survey/interview/interview.ts';
import { useStep } from '../../survey/layout/use-step.ts';
import { ClassicLayout } from './classic-layout.tsx';
import { useClassic } from './use-classic.ts';

interface Told {
  readonly prompt: { readonly title: string; readonly question: string; readonly help: string };
  readonly text: string;
  readonly write: (text: string) => (answers: ClassicAnswers) => ClassicAnswers;
}

function toldAt(slug: string, answers: ClassicAnswers): Told | undefined {
  const story = STORY_SLUGS.find((other) => other === slug);
  if (story !== undefined) {
    return {
      prompt: STORY_PROMPTS[story],
      text: answers.stories[story],
      write: (text) => (now) => ({ ...now, stories: { ...now.stories, [story]: text } }),
    };
  }
  const choice = CHOICE_SLUGS.find((other) => other === slug);
  if (choice === undefined) return undefined;
  return {
    prompt: CHOICE_PROMPTS[choice],
    text: answers.choices[choice],
    write: (text) => (now) => ({ ...now, choices: { ...now.choices, [choice]: text } }),
  };
}

/** One screen for the five memories and the four choices: the step's address says which. */
export default function StoryScreen() {
  const moves = useStep();
  const { step } = moves;
  const { answers, change } = useClassic();
  const told = toldAt(step.slug, answers);
  if (told === undefined) return null;
  const { prompt, text, write } = told;
  return (
    <ClassicLayout
      title={prompt.title}
      next={text.trim() === '' ? { label: CLASSIC_MESSAGES.skip } : { disabled: !isSubmittable(text) }}
    >
      <Story
        question={prompt.question}
        help={prompt.help}
        text={text}
        onText={(typed) => change(write(typed))}
        onSubmit={() => moves.goNext()}
      />
    </ClassicLayout>
  );
}
