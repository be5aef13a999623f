/** Private windows, policies, a full disk: nothing outlives the tab but what the server has. */
export const STORAGE_REFUSED =
  'Your browser does not let us keep anything on this device. You are logged in in this tab only. Before you close it, wait until it says “Saved”.';
