/** Inner sizes of devices in CSS pixels. */
export const devices = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;
/** One of {@link devices}. */
export type Device = keyof typeof devices;
/** All of them, the smallest first. */
export const deviceIds = Object.keys(devices) as Device[];
