import { BeforeWeBegin } from '../../features/survey/steps/before-we-begin.tsx';
import { paths } from '../paths.ts';

export default function BeforeWeBeginScreen() {
  return <BeforeWeBegin home={paths.account} />;
}
