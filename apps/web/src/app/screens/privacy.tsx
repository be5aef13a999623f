import { PageHeading } from '../../components/layout/page-heading.tsx';
import { PublicPage } from '../../components/layout/public-page.tsx';
import { PrivacyWords } from '../../features/privacy/privacy-words.tsx';
import { paths } from '../paths.ts';

export default function PrivacyScreen() {
  return (
    <PublicPage home={paths.root}>
      <PageHeading>What happens to what you tell us</PageHeading>
      <PrivacyWords />
    </PublicPage>
  );
}
