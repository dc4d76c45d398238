#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface Tools : NSObject

+ (Tools *)sharedInstance;
+ (void)setBraces:(Braces * _Nullable)braces;

- (BOOL)fill:(nullable NSDictionary *)options;

@property (nullable, nonatomic, strong) NSDictionary *first;

@end

NS_ASSUME_NONNULL_END
