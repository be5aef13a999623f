import { changeName } from '@lf/contract/account';
import type { RouteBody } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';
import { updateUser } from '../../../lib/session.ts';

export async function saveName(body: RouteBody<typeof changeName>): Promise<void> {
  updateUser(await call(changeName, { body }));
}
