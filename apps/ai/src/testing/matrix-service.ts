import { randomUUID } from 'node:crypto';
import { aiRoutes } from '@lf/contract/ai-routes';
import { sendByInject } from '@lf/platform/testing/matrix/send-by-inject';
import { startTestAi, type TestAi } from './test-ai.ts';
import type { MatrixPerson, MatrixSubject, MatrixVictim } from '@lf/platform/testing/matrix/matrix-subject';

async function licenseOf(ai: TestAi, userId: string): Promise<string> {
  const code = randomUUID();
  await ai.db.insertInto('licenses').values({ code, user_id: userId, status: 'used' }).execute();
  return code;
}

async function personOf(ai: TestAi): Promise<MatrixPerson> {
  const { id, token } = await ai.person();
  const license_code = await licenseOf(ai, id);
  return {
    id,
    token,
    fields: {
      user_id: id,
      license_code,
      value_drivers: ['Care', 'Loyalty'],
      survey_data: [{ question: 'Q?', answer: 'I carried my sister home.' }],
    },
  };
}

/** Somebody who was asked a question that nobody else was. */
async function victimOf(ai: TestAi): Promise<MatrixVictim> {
  const { id, token } = await ai.person();
  const license_code = await licenseOf(ai, id);
  const survey_data = [{ question: 'Q?', answer: 'I carried my sister home.' }];
  const body = { user_id: id, license_code, survey_data, additional_questions_requested: 0 };
  ai.engine.answers = { next_question: 'ada-ai-question?' };
  const answer = await ai.post('/survey/next-question', body, { token });
  if (answer.status !== 200) throw new Error(`the victim was not asked: ${answer.text}`);
  ai.engine.answers = {};
  return {
    id,
    token,
    email: '',
    licenseCodes: [license_code],
    shared: [],
    identifiers: [id, license_code],
    secrets: ['ada-ai-question'],
    ownCalls: [{ method: 'POST', url: '/ai/survey/next-question', body }],
  };
}

/** The AI service as the matrices see it. */
export const aiSubject: MatrixSubject = {
  basePath: '/ai',
  routes: aiRoutes,
  start: async () => {
    const ai = await startTestAi({ env: { RATE_LIMIT_FACTOR: '1000' } });
    return {
      tokenSecret: ai.tokenSecret,
      served: ai.served,
      send: sendByInject(ai.server),
      person: () => personOf(ai),
      victim: () => victimOf(ai),
      rowsOf: ({ id }) =>
        Promise.all(
          (['licenses', 'sessions', 'ai_answers', 'ai_turns'] as const).map((table) =>
            ai.db.selectFrom(table).selectAll().where('user_id', '=', id).execute(),
          ),
        ),
      close: () => ai.close(),
    };
  },
};
