import { ValueOrder } from '../../features/survey/steps/value-order.tsx';

export default function ValueOrderScreen() {
  return <ValueOrder />;
}
