/** The browser's side of passkeys (ACC-37). The only file that knows SimpleWebAuthn; it is fetched when a passkey is wanted. */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** As the bank writes them. */
type Given = { readonly options?: unknown };

export const hasPasskeys = browserSupportsWebAuthn;
export const hasAutofill = browserSupportsWebAuthnAutofill;
/** Nobody waits for an answer any more. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** A new passkey; its answer as the bank takes it. Throws when the person or the device does not. */
export async function makePasskey({ options }: Given): Promise<string> {
  return JSON.stringify(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

/** `autofill`: offered in the email field, as long as nobody asks for another. */
export async function askPasskey({ options }: Given, autofill = false): Promise<string> {
  return JSON.stringify(
    await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: autofill }),
  );
}
