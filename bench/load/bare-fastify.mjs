// The least that a Fastify route can do: read a JSON body, answer a JSON object. What the product's routes are compared to.
import Fastify from 'fastify';

const app = Fastify({ logger: false });
app.all('/*', async () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('bare Fastify is ready');
