/**
 * The sandbox's extended public keys, of the test words that everybody knows (BIP 39: "abandon … about"). Anybody can spend
 * what lies at their addresses: never send real money there. A real bank brings its own (docs/operating.md).
 */
import type { AddressForm } from '@bankside/core/rules/money/networks.ts';

export const sandboxKeys: Readonly<Record<AddressForm, string>> = {
  evm: 'xpub6EF8jXqFeFEW5bwMU7RpQtHkzE4KJxcqJtvkCjJumzW8CPpacXkb92ek4WzLQXjL93HycJwTPUAcuNxCqFPKKU5m5Z2Vq4nCyh5CyPeBFFr',
  tron: 'xpub6EuK4CZWW5urEHdwAVDdDw327danAtccFcrXYvgf1DHrPXRwErt36xStQ2PNhn4hpwzPbzJ8pJVpewgChRnSs59q5Ay61GCfQZKUe71gbLq',
  bitcoin: 'xpub6FPnz8nd9KHwrramFPiKretTQ6o7o7JdjjjuVgm9ByvK69i9sfZsTgHSr59PqHcg5E4CmCDbpZ1azNws6XaVNs4Tc9cUwgKQqZmUBoK3xUt',
};
