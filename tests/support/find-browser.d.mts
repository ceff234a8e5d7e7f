export declare function programPath(name: string): string;
export declare function findBrowser(): string | null;
