/** Checks of a signature without any package, for a company's own server; snippets.test.ts runs each where its language is installed. */
const typescript = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** body: the request's text as it came. True only for an event of the bank that is at most five minutes old. */
export function isFromBank(secret: string, headers: Record<string, string>, body: string): boolean {
  const { 'webhook-id': id = '', 'webhook-timestamp': time = '', 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const ours = createHmac('sha256', key).update(id + '.' + time + '.' + body).digest();
  return signatures.split(' ').some((each) => {
    const given = Buffer.from(each.replace('v1,', ''), 'base64');
    return each.startsWith('v1,') && given.length === ours.length && timingSafeEqual(given, ours);
  });
}
`;
const python = `import base64, hashlib, hmac, time

def is_from_bank(secret: str, headers: dict, body: str) -> bool:
    """body: the request's text as it came. True only for an event of the bank that is at most five minutes old."""
    sent = headers.get("webhook-timestamp", "")
    if not sent.isdigit() or abs(time.time() - int(sent)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f'{headers.get("webhook-id", "")}.{sent}.{body}'.encode()
    ours = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(each, ours) for each in headers.get("webhook-signature", "").split(" "))
`;
const go = `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"math"
	"strconv"
	"strings"
	"time"
)

// IsFromBank: body is the request's text as it came. True only for an event of the bank that is at most five minutes old.
func IsFromBank(secret string, headers map[string]string, body string) bool {
	sent, err := strconv.ParseInt(headers["webhook-timestamp"], 10, 64)
	if err != nil || math.Abs(float64(time.Now().Unix()-sent)) > 300 {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(headers["webhook-id"] + "." + headers["webhook-timestamp"] + "." + body))
	ours := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, each := range strings.Split(headers["webhook-signature"], " ") {
		if hmac.Equal([]byte(each), []byte(ours)) {
			return true
		}
	}
	return false
}
`;
const php = `<?php
/** $body: the request's text as it came. True only for an event of the bank that is at most five minutes old. */
function isFromBank(string $secret, array $headers, string $body): bool
{
    $sent = $headers['webhook-timestamp'] ?? '';
    if (!ctype_digit($sent) || abs(time() - (int) $sent) > 300) {
        return false;
    }
    $key = base64_decode(str_replace('whsec_', '', $secret));
    $ours = 'v1,' . base64_encode(hash_hmac('sha256', ($headers['webhook-id'] ?? '') . ".$sent.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $each) {
        if (hash_equals($ours, $each)) {
            return true;
        }
    }
    return false;
}
`;
const java = `import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class FromBank {
    /** body: the request's text as it came. True only for an event of the bank that is at most five minutes old. */
    static boolean isFromBank(String secret, Map<String, String> headers, String body) throws Exception {
        String sent = headers.getOrDefault("webhook-timestamp", "");
        if (!sent.matches("[0-9]{1,12}")) return false;
        if (Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(sent)) > 300) return false;
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.replace("whsec_", "")), "HmacSHA256"));
        String signed = headers.getOrDefault("webhook-id", "") + "." + sent + "." + body;
        String ours = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(signed.getBytes(StandardCharsets.UTF_8)));
        for (String each : headers.getOrDefault("webhook-signature", "").split(" "))
            if (MessageDigest.isEqual(each.getBytes(StandardCharsets.UTF_8), ours.getBytes(StandardCharsets.UTF_8))) return true;
        return false;
    }
}
`;

export const snippets = { TypeScript: typescript, Python: python, Go: go, PHP: php, Java: java } as const;
export type SnippetLanguage = keyof typeof snippets;
