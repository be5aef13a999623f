// The peer of GET /api/users/me: the same query on the same database behind node:http alone, without token or schema.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const text = `select "users"."id", "users"."email", "users"."first_name", "users"."last_name" from "sessions"
  inner join "users" on "users"."id" = "sessions"."user_id"
  where "sessions"."id" = $1 and "sessions"."user_id" = $2 and "sessions"."expires_at" > now()`;
const values = [process.env.SESSION_ID, process.env.USER_ID];

async function answer(response) {
  try {
    const [row] = (await pool.query({ name: 'users-me', text, values })).rows;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: row.id, firstName: row.first_name, lastName: row.last_name, email: row.email }));
  } catch {
    response.writeHead(500).end();
  }
}

const server = createServer((_request, response) => void answer(response));
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('is ready'));
