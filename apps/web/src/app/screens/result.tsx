import { useParams } from '../../lib/router/router.tsx';
import { OwnResultPage } from '../result/own-result.tsx';

export default function ResultScreen() {
  const { licenseCode = '' } = useParams();
  return <OwnResultPage licenseCode={licenseCode} />;
}
