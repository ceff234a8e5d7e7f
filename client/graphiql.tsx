// The GraphiQL page of the development server; the production build does not contain it.
import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./graphiql.css";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { graphqlFetcher } from "./kit/transport/graphql-request";

const root = document.getElementById("graphiql");
if (root) createRoot(root).render(<GraphiQL fetcher={graphqlFetcher} />);
