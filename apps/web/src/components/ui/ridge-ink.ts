import styles from './ridge-inks.module.css';

const INKS = 7;

/** The ink of the ridge at this place, counted from the core: all inks are used, however many ridges there are. */
export function ridgeInk(index: number, ridges: number): string | undefined {
  return styles[`ink${Math.floor((index * INKS) / ridges) + 1}`];
}
