import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Frame } from '../../components/layout/frame.tsx';
import { PrivacyWords } from '../../features/privacy/privacy-words.tsx';
import { paths } from '../paths.ts';

export default function PrivacyScreen() {
  return (
    <Frame home={paths.root}>
      <PageHeading>What happens to what you tell us</PageHeading>
      <PrivacyWords />
    </Frame>
  );
}
