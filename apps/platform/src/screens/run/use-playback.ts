import { useEffect, useState } from 'react';

import type { ReplaySpeed } from '../../runs/replay';

/** Milliseconds between two pictures: as often as anybody follows text being written. */
const tick = 60;

/** Where in a recording somebody is, and whether it goes on by itself. */
export function usePlayback(duration: number) {
  const [position, setPosition] = useState(0);
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const [isPlaying, setPlaying] = useState(true);
  const isOver = position >= duration;

  useEffect(() => {
    if (!isPlaying || isOver) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - last) * speed;
      last = now;
      setPosition((current) => Math.min(duration, current + passed));
    }, tick);
    return () => clearInterval(timer);
  }, [isPlaying, isOver, speed, duration]);

  return {
    position,
    speed,
    isPlaying: isPlaying && !isOver,
    setSpeed,
    seek: (milliseconds: number) => setPosition(Math.min(duration, Math.max(0, milliseconds))),
    /** At the end it begins again. */
    toggle() {
      if (isOver) setPosition(0);
      setPlaying(isOver || !isPlaying);
    },
  };
}

/** A recording that is being watched. */
export type Playback = ReturnType<typeof usePlayback>;
