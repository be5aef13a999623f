import { catalogue } from '../catalogue/catalogue.ts';
import { earModel } from '../catalogue/ear-model.ts';
import type { Undertone } from '../heard.ts';
import type { Reading } from './read-sentence.ts';
import { COMMONNESS_POWER, SAME_ANSWER_POWER, UNDERTONE_POWER, UNDERTONE_SCORE_MIN } from './weights.ts';

/** Adds up what the sentences of each answer come near to. */
export class UndertoneSum {
  readonly #byAnswer = new Map<number, Float64Array>();

  /** A sentence gives as much as its nearest value, shared among all that it comes near to. */
  add(answer: number, readings: readonly Reading[], weight: number): void {
    const nearness = readings.map(({ undertone }) => Math.max(0, undertone - UNDERTONE_SCORE_MIN) ** UNDERTONE_POWER);
    const total = nearness.reduce((sum, one) => sum + one, 0);
    if (total === 0) return;
    const most = Math.max(...nearness);
    const sums = this.#byAnswer.get(answer) ?? new Float64Array(catalogue.length);
    readings.forEach(({ value }, at) => {
      sums[value] = (sums[value] ?? 0) + (weight * most * (nearness[at] ?? 0)) / total;
    });
    this.#byAnswer.set(answer, sums);
  }

  async undertones(): Promise<Undertone[]> {
    const { commonness } = await earModel();
    const answers = [...this.#byAnswer.values()];
    return catalogue
      .map(({ name }, value) => {
        const weight = answers.reduce((sum, sums) => sum + (sums[value] ?? 0) ** SAME_ANSWER_POWER, 0);
        return { value: name, weight: weight * (commonness[value] ?? 1) ** -COMMONNESS_POWER };
      })
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight || a.value.localeCompare(b.value));
  }
}
