/** The picture of a result as an image for a phone, a computer or a frame. */
export const SAVE_PICTURE_MESSAGES = {
  open: 'Save the picture',
  title: 'Save the picture',
  lead: 'Choose a size. For a wallpaper, open the saved picture in your photos and choose “Use as wallpaper”.',
  names: 'With the names of my values',
  dark: 'On dark paper',
  making: 'Making the picture…',
  saved: 'The picture is saved.',
  failed: 'The picture could not be made. Please try a smaller size.',
  close: 'Close',
  sizes: {
    screen: 'Wallpaper for this screen',
    phone: 'Wallpaper for a phone',
    computer: 'Wallpaper for a computer',
    square: 'Square picture',
  },
} as const;
