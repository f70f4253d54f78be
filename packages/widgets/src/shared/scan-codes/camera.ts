/** The camera, and why there is none. */

/** The codes in its picture of the moment. */
export type Detect = (picture: HTMLVideoElement) => Promise<readonly string[]>;

export const cameraFaults = ['refused', 'none', 'busy'] as const;
export type CameraFault = (typeof cameraFaults)[number];

const names: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};
/** A browser that knows no camera, or whose page is not safe, has none. */
export const faultOf = (error: unknown): CameraFault => names[error instanceof DOMException ? error.name : ''] ?? 'none';

/** The camera at a phone's back, where there are two. Fails with a DOMException, or because there is no way to one. */
export async function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('no camera here', 'NotFoundError');
  return mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false });
}
export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
