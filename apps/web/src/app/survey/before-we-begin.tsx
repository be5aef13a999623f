import { BeforeWeBegin } from '../../features/survey/steps/before-we-begin.tsx';
import { paths } from '../paths.ts';

export function BeforeWeBeginScreen() {
  return <BeforeWeBegin home={paths.account} />;
}
