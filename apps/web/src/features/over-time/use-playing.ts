import { useEffect, useRef, useState } from 'react';
import { STEPS } from './frames.ts';

/** From one end to the other. */
const PLAY_MS = 4_000;

interface Playing {
  readonly step: number;
  readonly isPlaying: boolean;
  readonly moveTo: (step: number) => void;
  readonly toggle: () => void;
}

/** Where the slider stands. Once all is drawn it plays by itself, one time, unless the person has moved it or wants less motion. */
export function usePlaying(isReady: boolean): Playing {
  const [step, setStep] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const wasTouched = useRef(false);

  useEffect(() => {
    if (!isReady || wasTouched.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    wasTouched.current = true;
    setPlaying(true);
  }, [isReady]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    let first: number | undefined;
    let wanted = requestAnimationFrame(function next(time) {
      first ??= time - (step / STEPS) * PLAY_MS;
      const reached = Math.min(STEPS, Math.floor(((time - first) / PLAY_MS) * STEPS));
      setStep(reached);
      if (reached === STEPS) setPlaying(false);
      else wanted = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(wanted);
    // The step it begins at, not each one on the way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPlaying]);

  return {
    step,
    isPlaying,
    moveTo: (to) => {
      wasTouched.current = true;
      setPlaying(false);
      setStep(to);
    },
    toggle: () => {
      wasTouched.current = true;
      if (!isPlaying && step === STEPS) setStep(0);
      setPlaying(!isPlaying);
    },
  };
}
