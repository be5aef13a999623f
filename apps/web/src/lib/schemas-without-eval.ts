/**
 * Zod compiles schemas with `new Function` where it may. Our CSP forbids that, and even asking is reported as a violation;
 * this is the switch it reads when it is loaded, which is later than this line.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
