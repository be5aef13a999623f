import { OwnResultPage } from './own-result.tsx';
import SignedInArea from '../signed-in-area.tsx';

/** The public address of a result, opened by its owner. Fetched only then: strangers need nothing of it. */
export default function OwnerAtPublicAddress({ licenseCode }: { readonly licenseCode: string }) {
  return (
    <SignedInArea>
      <OwnResultPage licenseCode={licenseCode} />
    </SignedInArea>
  );
}
