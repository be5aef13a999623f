import type { Navigate } from './browser-history.ts';
import { useRouter } from './router.tsx';

const nowhere: Navigate = () => undefined;

export function useNavigate(): Navigate {
  return useRouter().history?.navigate ?? nowhere;
}
