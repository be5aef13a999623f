import { Frame } from '../../components/layout/frame.tsx';
import { PurposeWords } from '../../features/purpose/purpose-words.tsx';
import { paths } from '../paths.ts';

export default function PurposeScreen() {
  return (
    <Frame home={paths.root}>
      <PurposeWords />
    </Frame>
  );
}
