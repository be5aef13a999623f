import { HttpError, unavailable } from '@lf/platform/http/errors';
import type { RouteResponse } from '@lf/contract/define-route';
import type { ErrorBody } from '@lf/contract/errors';
import type { nextQuestion } from '@lf/contract/survey';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Answer = RouteResponse<typeof nextQuestion>;

export function wantsStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') === true;
}

/**
 * The question as server-sent events: `text` with the question so far, at last `done` with the whole answer. The stream opens with the
 * first word; what fails before that is answered as plain JSON with its status, later it is an `error` event.
 */
export class QuestionStream {
  readonly #reply: FastifyReply;
  #shown = '';

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  readonly show = (textSoFar: string): void => {
    if (textSoFar === this.#shown) return;
    this.#shown = textSoFar;
    this.#send('text', { next_question: textSoFar });
  };

  /** Ends the stream with the answer. The caller need not send anything more. */
  async finish(answering: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await answering;
      // In one piece, so that it is drawn once.
      this.#reply.raw.cork();
      this.show(answer.next_question);
      this.#send('done', answer);
      return answer;
    } catch (error) {
      if (!this.#reply.sent) throw error;
      const { statusCode, messages, code } = error instanceof HttpError ? error : unavailable();
      this.#send('error', { statusCode, messages: [...messages], code } satisfies ErrorBody);
      return { next_question: '', is_completed: false };
    } finally {
      if (this.#reply.sent) this.#reply.raw.end();
    }
  }

  #send(event: string, data: unknown): void {
    if (!this.#reply.sent) open(this.#reply);
    // The person may have left; the answer is stored all the same.
    if (this.#reply.raw.destroyed) return;
    this.#reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}

function open(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that collect answers would hand over the whole at once.
    'x-accel-buffering': 'no',
  });
}
