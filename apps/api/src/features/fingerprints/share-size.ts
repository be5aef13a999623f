/** What chats and social networks show for the link: the size they all accept. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
