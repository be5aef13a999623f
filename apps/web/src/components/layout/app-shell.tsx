import type { ReactNode } from 'react';
import { Frame } from './frame.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { UserMenu } from './user-menu.tsx';

interface AppShellProps {
  readonly home: string;
  readonly userName: string;
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

/** The frame of a signed-in screen. */
export function AppShell({ home, userName, onLogOut, children }: AppShellProps) {
  return (
    <Frame home={home} menu={<UserMenu home={home} userName={userName} onLogOut={onLogOut} />}>
      <StorageNotice />
      {children}
    </Frame>
  );
}
