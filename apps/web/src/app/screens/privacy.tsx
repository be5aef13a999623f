import { Frame } from '../../components/layout/frame.tsx';
import { PrivacyWords } from '../../features/privacy/privacy-words.tsx';
import { paths } from '../paths.ts';

export default function PrivacyScreen() {
  return (
    <Frame home={paths.root}>
      <PrivacyWords />
    </Frame>
  );
}
