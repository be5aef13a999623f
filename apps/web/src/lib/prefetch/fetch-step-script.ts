/** Inlined into the page of a step that two ways have: prefetches the answers, and then the code of the way that they tell of. */
import './prefetch-script.ts';
import { fetchStep } from './fetch-step.ts';

void fetchStep();
