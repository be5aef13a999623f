import { describeEngine } from '../../testing/engine-conformance.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';

describeEngine('embedded', createEmbeddedEngine, { deterministic: true });
